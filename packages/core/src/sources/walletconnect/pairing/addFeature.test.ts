import { expect, test } from 'vitest'
import type { Feature } from '../../../engine/feature.js'
import { machines } from '../../../kit/machines.js'
import { addFeature } from './addFeature.js'

const createRunner: Feature['createRunner'] = () => ({
  initialState: {},
  send: () => {},
  stop: () => {},
})
const feature: Feature = { name: 'pairing', perNamespace: false, createRunner }
const added = { ...machines, features: [...machines.features, feature] }

test('default: adds the feature after those of the kit', () => {
  expect(addFeature(machines, feature)).toEqual(added)
  expect(machines.features).not.toContain(feature)
})

test('behavior: loads both at the same time', async () => {
  const started: string[] = []
  let finish = () => {}
  const code = addFeature(
    async () => {
      started.push('machines')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return machines
    },
    async () => {
      started.push('feature')
      return feature
    },
  )
  const loading = typeof code === 'function' && code()
  await Promise.resolve()
  expect(started).toEqual(['machines', 'feature'])
  finish()
  expect(await loading).toEqual(added)
})

test('behavior: waits if only one of them has to be loaded', async () => {
  for (const code of [addFeature(machines, async () => feature), addFeature(async () => machines, feature)]) {
    expect(typeof code === 'function' && (await code())).toEqual(added)
  }
})

test('error: rejects if one of them cannot be loaded, and loads both again with the next call', async () => {
  let attempts = 0
  const code = addFeature(machines, async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return feature
  })
  if (typeof code !== 'function') throw new Error('It must be loaded')
  await expect(code()).rejects.toThrow('offline')
  expect(await code()).toEqual(added)
})
