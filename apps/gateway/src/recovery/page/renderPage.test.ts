import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderPage } from './renderPage.js'

const confirm = {
  state: 'confirm',
  address: 'a•••@example.org',
  token: 'token',
  details: { origin: 'https://app.example.com', browser: 'Firefox on Linux', network: '203.0.113.0/24' },
} as const

test.each([
  [confirm, 200],
  [{ state: 'approved' }, 200],
  [{ state: 'refused' }, 200],
  [{ state: 'used' }, 409],
  [{ state: 'expired' }, 410],
  [{ state: 'unknown' }, 404],
] as const)('default: the page of %j has a language, one heading and the status %i', (page, status) => {
  const response = renderPage(page, 'https://recovery.example.com')
  expect(response.status).toBe(status)
  expect(response.body).toMatch(/<html lang="en">/)
  expect(String(response.body).match(/<h1>/g)).toHaveLength(1)
  expect(String(response.body).match(/<button /g) ?? []).toHaveLength(page.state === 'confirm' ? 2 : 0)
  expect(response.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
})

test('behavior: texts are no HTML', () => {
  const { body } = renderPage(
    { ...confirm, token: '"><script>', details: { ...confirm.details, origin: '<b>&' } },
    'https://recovery.example.com',
  )
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(body).toContain('<dd>&lt;b&gt;&amp;</dd>')
  expect(body).not.toContain('<script')
})

test('behavior: leaves out what is not known', () => {
  const { body } = renderPage(
    { ...confirm, details: { ...confirm.details, network: '' } },
    'http://127.0.0.1',
  )
  expect(body).not.toContain('Network')
})

test('behavior: with a brand, the page has the name, the icon and the accent of the app beside its address', () => {
  const brand = { name: 'Harbor', icon: 'data:image/png;base64,iVBORw0KGgo=', accent: '#ffd400' }
  const { body, headers } = renderPage({ ...confirm, brand }, 'https://recovery.example.com')
  expect(body).toContain('<span>Harbor<small>app.example.com</small></span>')
  expect(body).toContain(`src="${brand.icon}"`)
  expect(body).toContain('--action: #ffd400; --on-action: #000000;')
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(String(body)) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers?.['content-security-policy']).toContain(`img-src data:; style-src 'sha256-${hash}'`)
})
