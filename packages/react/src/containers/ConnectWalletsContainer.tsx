'use client'
import type { ReactNode } from 'react'
import type { ContainerProps } from '../context/types.js'
import { ConnectContainer } from './ConnectContainer.js'

/** Shows the wallets that the Connect view has behind a button. */
export function ConnectWalletsContainer({ route }: ContainerProps<'connect-wallets'>): ReactNode {
  return <ConnectContainer route={{ ...route, view: 'connect' }} />
}
