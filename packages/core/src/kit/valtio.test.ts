import { subscribe } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { expect, expectTypeOf, test, vi } from 'vitest'
import type { KitState } from '../engine/types.js'
import { setThemeMode } from '../features/shell/theme/setThemeMode.js'
import { connect } from '../features/wallet/connection/connect.js'
import { createTestKit } from '../testing/createTestKit.js'

test('default: `subscribeKey` of valtio follows a feature of `kit.state`', async () => {
  const { kit } = createTestKit()
  const modes: unknown[] = []
  expectTypeOf(kit.state).toEqualTypeOf<KitState>()
  subscribeKey(kit.state, 'theme', ({ chosen }) => modes.push(chosen))
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  expect(kit.state.connection.eip155?.status).toBe('connected')
  expect(modes).toEqual([])
  await setThemeMode(kit, { themeMode: 'dark' })
  await Promise.resolve()
  expect(modes).toEqual(['dark'])
})

test('behavior: has each value of `getState`, before and after a change', async () => {
  const { kit } = createTestKit()
  expect({ ...kit.state }).toEqual(kit.getState())
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  for (const [name, value] of Object.entries(kit.getState()))
    expect(kit.state[name as keyof KitState], name).toBe(value)
})

test('behavior: one kit does not notify the subscribers of another', async () => {
  const listener = vi.fn()
  subscribe(createTestKit().kit.state, listener)
  await setThemeMode(createTestKit().kit, { themeMode: 'dark' })
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
})

test('error: the state of a namespace cannot be changed from outside', async () => {
  const { kit } = createTestKit()
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  const { connection } = kit.state
  expect(() => Object.assign(connection, { eip155: { status: 'disconnected' } })).toThrow(TypeError)
  expect(() => Object.assign(connection.eip155 ?? {}, { status: 'disconnected' })).toThrow(TypeError)
  expect(kit.getState().connection.eip155?.status).toBe('connected')
})
