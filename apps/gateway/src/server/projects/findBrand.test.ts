import { expect, test } from 'vitest'
import { findBrand } from './findBrand.js'
import { projectsSchema } from './Project.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const brand = { name: 'Harbor', icon, accent: '#1f4bd8' }
const projects = [
  { id: 'plain', allowedOrigins: ['https://plain.example'] },
  { id: 'open', allowedOrigins: [], brand: { name: 'Open' } },
  { id: 'harbor', allowedOrigins: ['https://*.harbor.example'], brand },
]

test('default: the brand of the project that lists the origin', () => {
  expect(projectsSchema.parse({ projects })).toEqual({ projects })
  expect(findBrand(projects, 'https://app.harbor.example')).toEqual(brand)
  expect(findBrand(projects, 'https://plain.example')).toBeUndefined()
})

test.each(['https://harbor.example.evil.example', 'http://localhost:3000', 'not an origin', ''])(
  'error: %j has no brand, also if a project allows every origin',
  (origin) => {
    expect(findBrand(projects, origin)).toBeUndefined()
  },
)

test.each([
  { name: '' },
  { name: 'x'.repeat(33) },
  { name: 'a\u202eb' },
  { icon: 'https://harbor.example/icon.png' },
  { icon: 'data:image/svg+xml;base64,PHN2Zz4=' },
  { icon: `data:image/png;base64,${'A'.repeat(44_000)}` },
  { icon: 'data:image/png;base64,"><script>' },
  { accent: 'red' },
  { accent: '#123456;}' },
  { logo: icon },
])('error: a brand with %j', (change) => {
  const project = { id: 'p', allowedOrigins: [], brand: { ...brand, ...change } }
  expect(projectsSchema.safeParse({ projects: [project] }).success).toBe(false)
})
