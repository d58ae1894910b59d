import { expect, onTestFinished, test, vi } from 'vitest'
import { openOtherTabs } from './otherTabs.js'

function open(name: string) {
  const heard: unknown[] = []
  const tabs = openOtherTabs(name, (message) => heard.push(message))
  onTestFinished(tabs.close)
  return { ...tabs, heard }
}

test('default: the other tabs receive a message, this one does not', async () => {
  const [one, other, stranger] = [open('a'), open('a'), open('b')]
  one.tell('gone')
  await vi.waitFor(() => expect(other.heard).toEqual(['gone']))
  expect(one.heard).toEqual([])
  expect(stranger.heard).toEqual([])
})

test('behavior: receives nothing after it is closed', async () => {
  const [one, other, left] = [open('a'), open('a'), open('a')]
  left.close()
  one.tell('gone')
  await vi.waitFor(() => expect(other.heard).toEqual(['gone']))
  expect(left.heard).toEqual([])
})

test('behavior: does nothing without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { tell, close } = openOtherTabs('a', () => {})
  tell('gone')
  expect(close()).toBeUndefined()
})
