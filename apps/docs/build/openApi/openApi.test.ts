import { expect, test } from 'vitest'
import { readApiDocument, toApiPages } from './toApiPages.js'
import { type JsonSchema, toTypeText } from './toTypeText.js'

const document = readApiDocument()
const pages = toApiPages(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

test('default: one page has each operation, with its parameters and statuses', () => {
  expect(operations.length).toBeGreaterThan(40)
  for (const { name, operation } of operations) {
    const sections = pages
      .flatMap(({ body }) => body.split(/^(?=## )/m))
      .filter((section) => section.includes(`\n${name}\n`))
    expect([name, sections.length]).toEqual([name, 1])
    for (const { name: parameter, description } of operation.parameters) {
      expect(sections[0]).toMatch(new RegExp(`\\| \`${parameter}\\??\` \\|`))
      expect(sections[0]?.replaceAll('\\|', '|')).toContain(description.replace(/\s+/g, ' '))
    }
    for (const status of Object.keys(operation.responses)) expect(sections[0]).toContain(`| ${status} |`)
  }
})

test('default: the overview links each operation to its page', () => {
  const [overview] = pages
  const missing = operations.filter(({ name }) => {
    const [, id] =
      overview?.body.match(`\\[\`${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\`\\]\\(/(.*)/\\)`) ?? []
    return !pages.find((page) => page.id === id)?.body.includes(`\n${name}\n`)
  })
  expect(missing).toEqual([])
})

test('behavior: every page has an endpoint', () => {
  expect(pages.filter(({ body }) => !body.includes('/v1')).map(({ id }) => id)).toEqual([])
})

test('error: a path without a page', () => {
  expect(() => toApiPages({ ...document, paths: { '/v2/new': {} } })).toThrow(
    'toApiPages.ts must have a group for the path /v2/new.',
  )
})

const types: readonly (readonly [JsonSchema, string])[] = [
  [{ type: 'string', enum: ['a', "b'c"] }, "'a' | 'b\\'c'"],
  [{ $ref: '#/components/schemas/Error' }, 'Error'],
  [{ type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] }, '{ a: number }'],
  [{ type: 'object', properties: { 'a-b': { const: null } } }, "{ 'a-b'?: null }"],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{ [key: string]: boolean }'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
  [{}, 'unknown'],
]

test.each(types)('behavior: %j is a type', (schema, type) => {
  expect(toTypeText(schema)).toBe(type)
})

test('behavior: a long object has a field per line', () => {
  const names = ['firstLongFieldName', 'secondLongFieldName', 'thirdLongFieldName', 'fourthLongFieldName']
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const text = toTypeText({
    type: 'object',
    properties: { entry: { type: 'object', properties, required: names } },
  })
  expect(text).toBe(`{\n  entry?: {\n${names.map((name) => `    ${name}: string\n`).join('')}  }\n}`)
})
