import type { Latchkit } from '@latchkit/core'
import { useEffect, useState } from 'react'
import { createLog, type Log } from './createLog.js'

/** A log of what the kit says, from the first render on. */
export function useFactLog(kit: Latchkit): Log {
  const [log] = useState(createLog)
  useEffect(
    () =>
      kit.onFact((fact) => log.write({ kind: 'fact', title: `${fact.feature}/${fact.type}`, detail: fact })),
    [kit, log],
  )
  return log
}
