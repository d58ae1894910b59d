import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { getAddressLabel } from './getAddressLabel.js'
import { loadAddressLabels } from './loadAddressLabels.js'
import { initialState, transition } from './machine.js'
import { setAddressLabel } from './setAddressLabel.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function setUp(storage = fakeStorage()) {
  const world = createTestKit({ storage })
  world.kit.mount()
  onTestFinished(() => world.kit.destroy())
  const labelOf = (of: string, namespace?: 'eip155' | 'solana') =>
    getAddressLabel(world.kit, { address: of, namespace })
  return { ...world, labelOf }
}

test('default: a label is set, kept over a reload, and removed', async () => {
  const { kit, storage, labelOf } = setUp()
  expect(kit.getState().labels).toBeUndefined()
  await setAddressLabel(kit, { address, label: 'Savings' })
  expect(labelOf(address)).toBe('Savings')

  const reloaded = setUp(storage)
  expect(reloaded.labelOf(address)).toBeUndefined()
  await loadAddressLabels(reloaded.kit)
  expect(reloaded.labelOf(address)).toBe('Savings')
  await setAddressLabel(reloaded.kit, { address, label: '' })
  expect(reloaded.labelOf(address)).toBeUndefined()

  const again = setUp(storage)
  await loadAddressLabels(again.kit)
  expect(again.labelOf(address)).toBeUndefined()
})

test('behavior: the case of an EVM address is ignored, that of a Solana address is not', async () => {
  const { kit, labelOf } = setUp()
  await setAddressLabel(kit, { address: address.toLowerCase(), label: 'Savings' })
  await setAddressLabel(kit, { address: 'AbC', label: 'Games', namespace: 'solana' })
  expect(labelOf(address)).toBe('Savings')
  expect(labelOf(address, 'solana')).toBeUndefined()
  expect(labelOf('AbC', 'solana')).toBe('Games')
  expect(labelOf('abc', 'solana')).toBeUndefined()
})

test('param: label is cleaned and shortened to 40 characters', async () => {
  const { kit, labelOf } = setUp()
  await setAddressLabel(kit, { address, label: ' My\u202e\n savings ' })
  expect(labelOf(address)).toBe('My savings')
  await setAddressLabel(kit, { address, label: 'x'.repeat(41) })
  expect(labelOf(address)).toBe(`${'x'.repeat(39)}…`)
})

test('behavior: another kit on the page has labels of its own', async () => {
  const storage = fakeStorage()
  const { kit } = setUp(storage)
  await setAddressLabel(kit, { address, label: 'Savings' })
  const other = createTestKit({ storage, name: 'other' }).kit
  other.mount()
  onTestFinished(() => other.destroy())
  await loadAddressLabels(other)
  expect(getAddressLabel(other, { address })).toBeUndefined()
})

test('behavior: does nothing after the kit was destroyed', async () => {
  const { kit } = setUp()
  kit.destroy()
  await setAddressLabel(kit, { address, label: 'Savings' })
  expect(kit.getState().labels).toBeUndefined()
})

test('behavior: what was set is newer than what is read', () => {
  const { state } = transition(initialState(), { type: 'set', key: 'a', label: '' })
  const loaded = transition(state, { type: 'loaded', labels: { a: 'old', b: 'B' } })
  expect(loaded).toEqual({ state: { byAccount: { a: '', b: 'B' } } })
})

test('behavior: a write is never superseded', () => {
  expect(transition(initialState(), { type: 'set', key: 'a', label: 'A' }).run).toEqual([
    { type: 'storeLabel', key: 'store a', mode: 'write', account: 'a', label: 'A' },
  ])
})

test('error: a failed handler keeps the labels', () => {
  const { state } = transition(initialState(), { type: 'set', key: 'a', label: 'A' })
  const effect = { type: 'readLabels', key: 'read' } as const
  expect(transition(state, { type: 'failed', effect, error: new Error('bug') as never })).toEqual({ state })
})
