import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'apps/docs/src/content/docs/compare'
const page = readFileSync(`${folder}/index.md`, 'utf8')
const [figures = '', features = ''] = page.split('## Features')
const [header = [], , ...rows] = features
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('default: each cell of another kit links its source, or is not stated', () => {
  expect(header.slice(2)).toEqual(['RainbowKit', 'ConnectKit', 'AppKit'])
  expect(rows.length).toBeGreaterThan(10)
  const unsourced = rows.flatMap(([feature, , ...cells]) =>
    cells
      .filter((cell) => cell !== 'not stated' && !/\]\(https:\/\/[^)]+\)/.test(cell))
      .map((cell) => `${feature}: ${cell}`),
  )
  expect(unsourced).toEqual([])
  expect(rows.filter((row) => row.length !== header.length)).toEqual([])
})

test('default: the table has the date of its sources', () => {
  expect(features).toMatch(/All cells were read on \d{4}-\d{2}-\d{2}/)
})

test('behavior: the times are those of the page with the figures', () => {
  const performance = readFileSync(`${folder}/performance.md`, 'utf8').split('## Figures')[1] ?? ''
  const times = figures.match(/[\d.]+(?= ms)/g) ?? []
  expect(times).toHaveLength(3)
  const rowOf = (name: string) => performance.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? ''
  expect(rowOf('click to first row')).toContain(`| ${times[0]} (`)
  expect(rowOf('the same, 4x slower CPU')).toContain(`| ${times[1]} (`)
  expect(rowOf('click on wallet to connected')).toContain(`| ${times[2]} (`)
})
