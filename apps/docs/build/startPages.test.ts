import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'apps/docs/src/content/docs/start'
const pages = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

test('default: each start page has the command of its template, or says that there is none', () => {
  const mentions = pages.map(({ file, text }) => {
    const template = /npm create latchkit@rc my-dapp -- --template ([\w-]+)/.exec(text)?.[1]
    const isTemplate = template !== undefined && existsSync(`packages/create-latchkit/templates/${template}`)
    return [file, isTemplate || text.includes('`npm create latchkit@rc` has no template for')]
  })
  expect(mentions.length).toBeGreaterThan(3)
  expect(mentions.filter(([, isMentioned]) => !isMentioned)).toEqual([])
})

test('behavior: no page passes the whole cookie header to a client component', () => {
  const clientSamples = pages.flatMap(
    ({ text }) => text.match(/```tsx?[^\n]*\n'use client'[\s\S]*?```/g) ?? [],
  )
  expect(clientSamples.length).toBeGreaterThan(1)
  expect(clientSamples.filter((sample) => /\bcookies?\b|parseCookie/.test(sample))).toEqual([])
})
