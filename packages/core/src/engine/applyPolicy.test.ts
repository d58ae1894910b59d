import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'
import { applyPolicy } from './applyPolicy.js'
import type { Command, Fact, Policy } from './types.js'

const { kit } = createTestKit()
const state = kit.getState()
const opened: Fact = { feature: 'modal', type: 'opened', route: { view: 'networks' } }
const command: Command = { feature: 'network', event: { type: 'clear' } }

test('default: the commands of the row of the fact’s feature and type', () => {
  const received: unknown[] = []
  const policy: Policy = {
    modal: {
      opened: (...given) => {
        received.push(given)
        return [command, command]
      },
      wentBack: () => {
        throw new Error('another row')
      },
    },
  }
  expect(applyPolicy(policy, opened, state, kit.config, 5)).toEqual([command, command])
  expect(received).toEqual([[opened, state, kit.config, 5]])
})

test('behavior: no commands without a row for the type or the feature', () => {
  const other: Policy = { modal: { wentBack: () => [command] }, network: { switched: () => [command] } }
  expect(applyPolicy(other, opened, state, kit.config, 5)).toEqual([])
  expect(applyPolicy({}, opened, state, kit.config, 5)).toEqual([])
})
