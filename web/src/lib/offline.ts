/** The offline page: plain HTML that retries by itself. */

const AGAIN = 10; // seconds

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

export function offlinePage(translate: (id: string) => string, language: string, theme: string, at: (path: string) => string): string {
  const chosen = theme === "system" ? "" : ` data-theme="${theme}"`;
  const words = (id: string) => escaped(translate(id));
  return `<!doctype html>
<html lang="${language}"${chosen}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN}">
<title>${words("offline-title")} · Boneyard</title>
<link rel="icon" href="${at("/icon.svg")}">
<link rel="stylesheet" href="${at("/offline.css")}">
<main>
<img src="${at("/icon.svg")}" alt="">
<h1>${words("offline-title")}</h1>
<p>${words("offline-text")}</p>
<a href="">${words("web-try-again")}</a>
</main>
</html>`;
}
