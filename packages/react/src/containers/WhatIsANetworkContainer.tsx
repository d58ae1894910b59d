'use client'
import { WhatIsANetworkView } from '@latchkit/ui/views/what-is-a-network'
import type { ReactNode } from 'react'

/** Explains what a network is. */
export function WhatIsANetworkContainer(): ReactNode {
  return <WhatIsANetworkView />
}
