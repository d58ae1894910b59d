import type { Latchkit } from '@latchkit/core'
import { useEffect } from 'react'
import type { Log } from './createLog.js'

/** Logs the kit's events from the first render on. */
export function useFactLog(kit: Latchkit, log: Log): void {
  useEffect(
    () =>
      kit.onFact((fact) => log.write({ kind: 'fact', title: `${fact.feature}/${fact.type}`, detail: fact })),
    [kit, log],
  )
}
