import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLatchkit } from '../../../kit/createLatchkit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { home } from '../../wallet/calls/calls.fixtures.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { getPermissions } from './getPermissions.js'
import { grantPermissions } from './grantPermissions.js'
import {
  answerCurrent,
  context,
  expiry,
  permission,
  recipient,
  requestMethod,
  sessionKey,
  setUpPermissions,
} from './permissions.fixtures.js'
import { watchPermissions } from './watchPermissions.js'

const parameters = { permission, sessionKey, expiry } as const
const storageKey = 'latchkit.v1.test.permissions'
const chainId = home.caipNetworkId

describe('watchPermissions', () => {
  test('default: the permissions of the account, now and when they change', async () => {
    const { kit } = await setUpPermissions({ [requestMethod]: answerCurrent() })
    const seen: number[] = []
    const stop = watchPermissions(kit, (granted) => seen.push(granted.length))
    expect(seen).toEqual([0])
    await grantPermissions(kit, parameters)
    await expect.poll(() => seen).toEqual([0, 1])
    await disconnect(kit)
    await expect.poll(() => seen).toEqual([0, 1, 0])
    stop()
  })

  test('behavior: restores what was granted before, of the account only', async () => {
    const { kit, address, storage } = await setUpPermissions({})
    const stored = {
      ...{ context, permission, expiry, sessionKey, address, chainId, grantedAt: 1 },
    } as const
    const others = { ...stored, context: '0x5678', address: recipient }
    const revocation = { sentAt: 2, hash: `0x${'1'.repeat(64)}` } as const
    const pending = { ...stored, context: '0x9a', revocation } as const
    const odd = { ...stored, context: '0x9b', revocation: { sentAt: 2, hash: 'x' } } as const
    const all = [stored, others, { ...stored, context: 1 }, null, pending, odd]
    storage.setItem(storageKey, JSON.stringify(all))
    expect(getPermissions(kit)).toEqual([stored, pending, { ...odd, revocation: { sentAt: 2 } }])
  })

  test('behavior: permissions of before a reload, with a listener of before the kit is mounted', async () => {
    const { kit: before, address } = await setUpPermissions({ [requestMethod]: answerCurrent() })
    const granted = await grantPermissions(before, parameters)
    // The storage of the browser opens when a kit is mounted.
    const storage = fakeStorage()
    storage.setItem(storageKey, JSON.stringify([{ ...granted, address }]))
    vi.stubGlobal('localStorage', storage)
    onTestFinished(() => void vi.unstubAllGlobals())
    const kit = createLatchkit({
      name: 'test',
      projectId: 'test',
      networks: [home],
      adapters: [fakeAdapter()],
    })
    const seen: number[] = []
    const stop = watchPermissions(kit, (granted) => seen.push(granted.length))
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    await expect.poll(() => seen).toEqual([0, 1])
    stop()
    kit.destroy()
  })
})
