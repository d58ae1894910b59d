/**
 * Returns a page of the devnet as HTML.
 *
 * @param page `title` is escaped already, as `content`, which is in `<body>`. `head`: further elements of `<head>`.
 */
export function toHtmlPage({
  title,
  style,
  content,
  head = '',
}: {
  readonly title: string
  readonly style: string
  readonly content: string
  readonly head?: string | undefined
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${head}
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${content}
</body>
</html>`
}
