import { expect, test } from 'vitest'
import { renderMail } from './renderMail.js'

const brand = { name: 'Harbor', icon: 'data:image/png;base64,iVBORw0KGgo=', accent: '#ffd400' }
const content = {
  app: 'https://app.harbor.example',
  paragraphs: ['A login was started here:'],
  rows: [['Browser', 'Firefox <b>']],
  link: { url: 'https://recovery.example/link?token=a&b', label: 'Check this login' },
  warning: 'Never send the link to anyone.',
} as const

test('default: the name and the icon of the app, with its address', () => {
  const { html, images } = renderMail({ ...content, brand })
  expect(html).toContain('Harbor<br>')
  expect(html).toContain('>app.harbor.example</span>')
  expect(html).toContain('src="cid:app-icon"')
  expect(html).toContain('background:#ffd400;color:#000000')
  expect(images).toEqual([
    { id: 'app-icon', type: 'image/png', bytes: Buffer.from('iVBORw0KGgo=', 'base64') },
  ])
})

test('behavior: without a brand, the address and its letter', () => {
  const { html, images } = renderMail(content)
  expect(html).toMatch(/class="mark"[^>]*>A<\/span>/)
  expect(html).toContain('app.harbor.example</td>')
  expect(images).toEqual([])
})

test('behavior: it has dark colors, and loads nothing', () => {
  const { html } = renderMail({ ...content, brand })
  expect(html).toContain('prefers-color-scheme:dark')
  const sources = [...html.matchAll(/(?:src|url\(|@import)[=(\s]*"?([^")\s]+)/g)].map(([, source]) => source)
  expect(sources).toEqual(['cid:app-icon'])
})

test('behavior: texts are no HTML', () => {
  const { html } = renderMail({ ...content, code: '<i>', warning: '<script>' })
  expect(html).toContain('Firefox &lt;b&gt;')
  expect(html).toContain('token=a&amp;b')
  expect(html).not.toMatch(/<i>|<script/)
})
