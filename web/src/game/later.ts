/** Parts of a game's page that are loaded after its board. From then on they open without a connection, and after an upgrade of the server. */
export { default as Announcements } from "./Announcements.svelte";
export { default as CardSheet } from "./CardSheet.svelte";
export { default as DiceBook } from "./DiceBook.svelte";
export { default as KeySheet } from "./KeySheet.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Over } from "./Over.svelte";
export { default as RuleSheet } from "../components/RuleSheet.svelte"; // shown by RuleLink
