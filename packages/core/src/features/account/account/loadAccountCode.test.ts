import { expect, test, vi } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { loadAccountCode } from './loadAccountCode.js'

function setUp(load: () => Promise<unknown>) {
  const getBalances = vi.fn(fakeDataApi()().getBalances)
  const dataApi = () => ({ ...fakeDataApi()(), getBalances, load })
  return { getBalances, ...createTestKit({ networks: [ethereum], dataApi }) }
}

test('default: loads the code of the data API, and requests nothing', () => {
  const load = vi.fn(async () => {})
  const { kit, getBalances } = setUp(load)
  const before = kit.getState()
  loadAccountCode(kit)
  expect(load).toHaveBeenCalledOnce()
  expect(getBalances).not.toHaveBeenCalled()
  expect(kit.getState()).toBe(before)
})

test('behavior: without a data API it loads the code of the tokens', () => {
  const { kit } = createTestKit({ networks: [ethereum] })
  expect(() => loadAccountCode(kit)).not.toThrow()
})

test('error: code that cannot be loaded is no unhandled rejection', async () => {
  const failure = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { kit } = setUp(() => failure)
  loadAccountCode(kit)
  // Vitest fails a run with an unhandled rejection.
  await expect(failure).rejects.toThrow('Failed to fetch')
})
