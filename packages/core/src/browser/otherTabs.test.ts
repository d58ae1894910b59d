import { expect, onTestFinished, test, vi } from 'vitest'
import { openOtherTabs } from './otherTabs.js'

function open(name: string) {
  const received: unknown[] = []
  const tabs = openOtherTabs(name, (message) => received.push(message))
  onTestFinished(tabs.close)
  return { ...tabs, received }
}

test('default: sends a message to the other tabs, and not to this one', async () => {
  const [one, other, unrelated] = [open('a'), open('a'), open('b')]
  one.tell('gone')
  await expect.poll(() => other.received).toEqual(['gone'])
  expect(one.received).toEqual([])
  expect(unrelated.received).toEqual([])
})

test('behavior: receives nothing after it is closed', async () => {
  const [one, other, left] = [open('a'), open('a'), open('a')]
  left.close()
  one.tell('gone')
  await expect.poll(() => other.received).toEqual(['gone'])
  expect(left.received).toEqual([])
})

test('behavior: does nothing without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { tell, close } = openOtherTabs('a', () => {})
  tell('gone')
  expect(close()).toBeUndefined()
})
