import { expect, test } from 'vitest'
import { findPageProblems } from './findPageProblems.js'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <script type="module" crossorigin src="/assets/index-BkbAUuBN.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-CkbAUuBN.css">
  </head>
  <body><div id="root"></div></body>
</html>
`

const paths = ['index.html', 'assets/index-BkbAUuBN.js', 'assets/index-CkbAUuBN.css']

test('default: a built page', () => {
  expect(findPageProblems(page, paths)).toEqual([])
})

test.each([
  ['<script src="/assets/other.js"></script>', 'references /assets/other.js, which is not listed'],
  [
    "<script src='https://evil.example/a.js'></script>",
    'references https://evil.example/a.js, which is not listed',
  ],
  ['<script src=//evil.example/a.js></script>', 'references //evil.example/a.js, which is not listed'],
  ['<script\nSRC = "/x"></script>', 'references /x, which is not listed'],
  ['<link rel="modulepreload" href="/x">', 'references /x, which is not listed'],
  ['<script>steal()</script>', 'contains an inline script'],
  ['<script type="importmap">{"imports":{}}</script>', 'contains an inline script'],
  ['<img/onerror=steal()>', 'contains an event handler'],
  ['<style>a{}</style>', 'contains an inline style'],
  ['<p style="color:red">', 'contains an inline style'],
  ['<BASE target="x">', 'contains <base>'],
  ['<iframe></iframe>', 'contains <iframe>'],
  ['<meta http-equiv="refresh" content="0;url=/x">', 'contains http-equiv'],
  ['<!-- > <script src=/x></script> -->', 'contains a comment'],
])('error: %s', (html, problem) => {
  expect(findPageProblems(page.replace('<div', `${html}<div`), paths)).toContain(problem)
})

test('error: a script that is not listed any more', () => {
  expect(findPageProblems(page, ['index.html'])).toHaveLength(2)
})
