import { describe, expect, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { RelayRefusedError, RelayUnreachableError } from '../../../foundation/errors/relay.js'
import { getAppRejectionCommands } from './getAppRejectionCommands.js'

describe('getAppRejectionCommands', () => {
  test.each([
    ['key', 'INVALID_PROJECT_ID'],
    ['origin', 'INVALID_APP_CONFIGURATION'],
  ] as const)('default: returns an alert for the developer about an invalid %s', (reason, code) => {
    expect(getAppRejectionCommands(new RelayRefusedError({ reason }))).toEqual([
      { feature: 'alerts', event: { type: 'show', alert: { code, variant: 'error' } } },
    ])
  })

  test('behavior: returns no alert for other errors', () => {
    for (const error of [
      new RelayUnreachableError(),
      new LatchkitError({ code: 'invalid', shortMessage: 'No.' }),
    ])
      expect(getAppRejectionCommands(error)).toEqual([])
  })
})
