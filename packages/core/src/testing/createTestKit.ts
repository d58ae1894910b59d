import { completeNetworks } from '../config/completeNetworks.js'
import type { Options } from '../config/config.js'
import type { Latchkit } from '../engine/latchkit.js'
import type { Fact } from '../engine/types.js'
import type { KitEvent } from '../features/reports/events/KitEvents.js'
import { watchEvents } from '../features/reports/events/watchEvents.js'
import { createKit } from '../kit/createKit.js'
import { machines } from '../kit/machines.js'
import { type FakeAdapter, fakeAdapter } from './fakeAdapter.js'
import { type FakeClock, fakeClock } from './fakeClock.js'
import { type FakeStorage, fakeStorage } from './fakeStorage.js'
import { testNetworks } from './testNetworks.js'

/** A kit and its fake environment. */
export type TestKit = {
  readonly kit: Latchkit
  readonly clock: FakeClock
  readonly storage: FakeStorage
  /** The given adapters, or the default one. */
  readonly adapters: readonly [FakeAdapter, ...FakeAdapter[]]
  /** Every public event since the kit was created, in order. The array grows. */
  readonly events: readonly KitEvent[]
  /** Every internal fact since the kit was created, in order. The array grows. Not covered by semver. */
  readonly facts: readonly Fact[]
}

/**
 * Creates a kit with fake ports: real machines, rules and policy, without network or storage. Not
 * mounted yet.
 *
 * @param options Options of `createLatchkit`; omitted ports are faked. Default networks: the first
 * two of `testNetworks`.
 * @example
 * ```ts
 * import { connect } from '@latchkit/core/actions'
 * import { createTestKit } from '@latchkit/core/testing'
 *
 * const { kit, adapters } = createTestKit()
 * kit.mount()
 * await connect(kit, { connectorId: 'io.fake' })
 * console.log(adapters[0].prompts) // 1
 * ```
 */
export function createTestKit(
  options: Partial<Omit<Options, 'adapters' | 'clock' | 'storage'>> & {
    readonly adapters?: readonly [FakeAdapter, ...FakeAdapter[]] | undefined
    readonly clock?: FakeClock | undefined
    readonly storage?: FakeStorage | undefined
  } = {},
): TestKit {
  const {
    adapters = [fakeAdapter()],
    clock = fakeClock(),
    storage = fakeStorage(),
    networks = [testNetworks[0], testNetworks[1]],
    projectId = 'test',
    ...rest
  } = options
  const kit = createKit(
    completeNetworks({ ...rest, projectId, networks, adapters, clock, storage }),
    machines,
  )
  const facts: Fact[] = []
  kit.internal.onFact((fact) => facts.push(fact))
  const events: KitEvent[] = []
  watchEvents(kit, (event) => events.push(event))
  return { kit, clock, storage, adapters, events, facts }
}
