import type { Latchkit } from '@latchkit/core'
import { useEffect } from 'react'
import type { Log } from './createLog.js'

/** Logs the internal facts of the kit from the first render on: more than its public events. */
export function useFactLog(kit: Latchkit, log: Log): void {
  useEffect(
    () =>
      kit.internal.onFact((fact) =>
        log.write({ kind: 'fact', title: `${fact.feature}/${fact.type}`, detail: fact }),
      ),
    [kit, log],
  )
}
