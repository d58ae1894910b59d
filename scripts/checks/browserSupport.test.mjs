import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { supportedNames } from './browserSupport.config.mjs'
import { check } from './browserSupport.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {string} text */
const violations = (text) =>
  check(writeTempFiles({ 'packages/core/dist/a.js': text })).map(({ message }) => message)

test('default', () => {
  expect(violations('export const isUrl = (text) => URL.canParse(text)\n')).toEqual([
    'URL.canParse is missing in a supported browser (chrome109, firefox115, safari16.4)',
  ])
})

test.each([
  ['a static method', 'export const any = (a, b) => AbortSignal.any([a, b])'],
  ['an array method', 'export const sorted = (list) => list.toSorted()'],
  ['a set method', 'export const both = (a, b) => a.union(b)'],
  ['a method of elements', 'export const show = (element) => element.showPopover()'],
  ['a global function', 'export const later = (work) => requestIdleCallback(work)'],
  ['a constructor', "export const split = (text) => new Intl.Segmenter('en').segment(text)"],
  ['regular expression syntax', 'export const letters = /[\\p{L}--[a-z]]/v'],
  ['syntax', 'export function f() { using file = open() }'],
  ['a colour function in CSS', 'export const css = ".a{color:color-mix(in srgb,red,blue)}"'],
  ['a relative colour in CSS', 'export const css = ".a{color:rgb(from red r g b)}"'],
  ['nested CSS selectors with :has', 'export const css = ".a:has(.b){color:red}"'],
])('error: %s', (_, text) => {
  expect(violations(text)).toHaveLength(1)
})

test.each([
  ['a supported method', 'export const last = (list) => list.at(-1)'],
  [
    'CSS selectors with :has, and rules for browsers without it',
    'export const css = "@supports not selector(:has(a)){.a:focus-within{color:red}}.a:has(b){color:red}"',
  ],
  ['supported syntax', 'export class A { static { A.b ??= 1 } #c = 1n; has(a) { return #c in a } }'],
  [
    'a call if the method exists',
    'export const show = (element) => !element.open && element.showPopover ? element.showPopover() : undefined',
  ],
  ['an optional call', 'export const show = (element) => element.showPopover?.()'],
  [
    'a global with a feature test',
    "export const f = (w) => typeof requestIdleCallback === 'undefined' ? setTimeout(w, 1) : requestIdleCallback(w)",
  ],
  [
    'a local function of the same name',
    'export const canParse = (text) => text !== ""\nexport const a = canParse("")',
  ],
])('behavior: accepts %s', (_, text) => {
  expect(violations(text)).toEqual([])
})

test('error: the packages are not built', () => {
  expect(check(writeTempFiles({ 'packages/core/src/a.ts': '' }))).toHaveLength(1)
})

test.each(['README.md', 'packages/react/README.md', 'packages/ui/README.md'])(
  'behavior: %s names the supported browsers',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(supportedNames)
  },
)
