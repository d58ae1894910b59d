import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startGateway } from '../../app/startGateway.js'
import { readText, readYaml } from './deployFiles.js'

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
})
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})
const alerts = z.parse(rules, readYaml('monitoring/alerts.yaml')).groups.flatMap((group) => group.rules)
const panels = z.parse(dashboard, JSON.parse(readText('monitoring/dashboard.json'))).panels

/** Reads the names and labels of all metrics of a gateway whose services are all switched on. */
async function readMetrics() {
  const gateway = await startGateway({
    processMetrics: true,
    chains: [{ id: 'eip155:31337', http: ['http://127.0.0.1:1'] }],
    login: {
      frameOrigin: 'https://frame.example.net',
      mail: { url: 'smtp://127.0.0.1:1', from: 'login@example.com' },
      pepper: 'p'.repeat(32),
      keks: [{ version: 1, key: Buffer.alloc(32).toString('base64url') }],
      recoveryUrl: 'http://127.0.0.1:1',
    },
  })
  const text = await (await fetch(`${gateway.url}/metrics`)).text()
  await gateway.stop()
  const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return families.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
}

const findNames = (expr: string) => expr.match(/\b(?:latchkit|nodejs|process)_\w+/g) ?? []

test('behavior: alerts and panels read only metrics that a gateway has', async () => {
  const metrics = await readMetrics()
  const expressions = [
    ...alerts.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const names = expressions.flatMap(findNames)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !metrics.includes(name))).toEqual([])
})

test('behavior: each alert says what to do, and names only panels that exist', () => {
  for (const { alert, annotations } of alerts) {
    expect(annotations.action, alert).toMatch(/^[A-Z].*\.$/)
    for (const [, title] of annotations.action.matchAll(/panel "([^"]+)"/g))
      expect(panels.map((panel) => panel.title)).toContain(title)
  }
})
