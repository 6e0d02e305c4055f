/** Members as a group's pages name them. */
import { translate } from "../lib/i18n.svelte.ts";
import type { GroupInfo, GroupMember } from "../lib/wire.ts";

export function memberWith(info: GroupInfo, number: number): GroupMember | undefined {
  return info.members.find((member) => member.number === number);
}

export function nameOf(info: GroupInfo, { number, name }: GroupMember): string {
  return number === info.me ? translate("setup-you") : name;
}
