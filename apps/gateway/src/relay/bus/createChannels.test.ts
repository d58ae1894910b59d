import { expect, test } from 'vitest'
import { createChannels } from './createChannels.js'

function start() {
  const commands: string[] = []
  const errors: unknown[] = []
  const state = { isReady: true, fails: false }
  const record =
    (name: string) =>
    async (...channels: string[]) => {
      if (state.fails) throw new Error('closed')
      commands.push(`${name} ${channels.length > 5 ? channels.length : channels.join(' ')}`)
    }
  const subscriber = { subscribe: record('subscribe'), unsubscribe: record('unsubscribe') }
  const channels = createChannels(
    subscriber,
    () => state.isReady,
    (error) => errors.push(error),
  )
  return { channels, commands, errors, state }
}

test('default: changes of one task share a command', async () => {
  const { channels, commands } = start()
  for (const channel of ['a', 'b', 'c']) channels.add(channel)
  channels.remove('b')
  await channels.waitUntilSettled()
  expect(commands).toEqual(['unsubscribe b', 'subscribe a c'])
  channels.remove('a')
  await channels.waitUntilSettled()
  expect(commands.slice(2)).toEqual(['unsubscribe a'])
})

test('behavior: a channel that is removed and added again stays subscribed', async () => {
  const { channels, commands } = start()
  channels.add('a')
  await channels.waitUntilSettled()
  channels.remove('a')
  channels.add('a')
  await channels.waitUntilSettled()
  expect(commands).toEqual(['subscribe a', 'subscribe a'])
})

test('behavior: restore subscribes to everything, in commands of limited size', async () => {
  const { channels, commands, state } = start()
  state.isReady = false
  for (let index = 0; index < 2_500; index += 1) channels.add(String(index))
  await channels.waitUntilSettled()
  expect(commands).toEqual([])
  state.isReady = true
  await channels.restore()
  expect(commands).toEqual(['subscribe 1000', 'subscribe 1000', 'subscribe 500'])
})

test('error: a command that fails is reported, and settled does not reject', async () => {
  const { channels, errors, state } = start()
  state.fails = true
  channels.add('a')
  await channels.waitUntilSettled()
  expect(errors).toHaveLength(1)
  await expect(channels.restore()).rejects.toThrow('closed')
})
