/** The style of the pages: the colors and shapes of the modal (`@latchkit/ui`). Its hash is in the policy of the page. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1a1d17; --muted: #5c6357; --page: #f6f6f2; --raised: #f6f6f2; --card: #fff; --line: rgb(26 29 23 / 0.11); --soft: rgb(11 107 86 / 0.11); --action: #0b6b56; --on-action: #fff; }
@media (prefers-color-scheme: dark) { :root { --text: #f1f3ec; --muted: #a6ad9e; --page: #0f110e; --raised: #222520; --card: #181a17; --line: rgb(241 243 236 / 0.11); --soft: rgb(102 217 180 / 0.11); --action: #66d9b4; --on-action: #05231b; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--page); color: var(--text); font: 1rem/1.5 -apple-system, "Segoe UI Variable Text", "Segoe UI", roboto, arial, sans-serif; }
main { inline-size: min(26rem, 100%); padding: 2rem; background: var(--card); border-radius: 1.5rem; box-shadow: 0 0 0 1px var(--line), 0 24px 56px -16px rgb(26 29 23 / 0.2); overflow-wrap: anywhere; }
.app { display: flex; align-items: center; gap: 0.75rem; margin: 0 0 1.25rem; font-weight: 650; }
.mark { display: grid; place-content: center; flex: none; inline-size: 2.75rem; block-size: 2.75rem; border-radius: 0.875rem; background: var(--soft); font-size: 1.125rem; }
.app small { display: block; color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; letter-spacing: -0.01em; line-height: 1.25; }
p { margin: 0 0 1.25rem; color: var(--muted); }
.app { color: var(--text); }
p:last-child { margin-block-end: 0; }
dl { margin: 0 0 1.25rem; padding: 0.25rem 1rem; border-radius: 1rem; background: var(--raised); }
dl div { padding-block: 0.625rem; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--muted); font-size: 0.8125rem; }
dd { margin: 0; font-weight: 600; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button { flex: 1 1 8rem; min-block-size: 3rem; padding: 0.5rem 1rem; border: 1px solid transparent; border-radius: 0.875rem; background: var(--action); color: var(--on-action); font: inherit; font-weight: 650; cursor: pointer; }
button.plain { background: var(--raised); color: var(--text); }
button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`
