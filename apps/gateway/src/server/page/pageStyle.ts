/** The style of the pages. Its hash is in the policy of the page. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1c2024; --muted: #565d66; --page: #f4f5f7; --card: #fff; --line: #d9dce1; --action: #1f5fd6; --on-action: #fff; }
@media (prefers-color-scheme: dark) { :root { --text: #eceef1; --muted: #a9b0ba; --page: #111316; --card: #1b1e23; --line: #353a42; --action: #8ab4ff; --on-action: #0b1a33; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { inline-size: min(28rem, 100%); padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
p:last-child { margin-block-end: 0; }
dl { margin: 0 0 1rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; }
dl div { padding-block: 0.5rem; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; font-weight: 600; }
button { inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 1rem; border: 1px solid transparent; border-radius: 0.75rem; background: var(--action); color: var(--on-action); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`
