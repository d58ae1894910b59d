import type { SiwxSignMessageModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { BangIcon } from '../../icons/BangIcon.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { GlobeIcon } from '../../icons/GlobeIcon.js'
import { Mark } from '../../parts/mark/Mark.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'

const phases: Readonly<
  Record<SiwxSignMessageModel['status'], 'idle' | 'running' | 'closed' | 'declined' | 'failed'>
> = {
  checking: 'running',
  preparing: 'idle',
  ready: 'idle',
  signing: 'running',
  verifying: 'running',
  verified: 'closed',
  declined: 'declined',
  failed: 'failed',
}

/** The app and the wallet, with the line between them that a signature closes. */
export function AppAndWallet({
  app,
  wallet,
  status,
}: Pick<SiwxSignMessageModel, 'app' | 'wallet' | 'status'>): ReactNode {
  const phase = phases[status]
  return (
    <div className="siwx-pair" data-phase={phase}>
      <Mark
        name={app.name}
        image={app.icon}
        shape="square"
        size="large"
        drawing={app.name ? undefined : <GlobeIcon />}
      />
      <span className="siwx-link" aria-hidden="true">
        {phase === 'closed' && <CheckIcon size={16} />}
        {phase === 'declined' && <CloseIcon size={16} />}
        {phase === 'failed' && <BangIcon size={16} />}
      </span>
      <WalletIcon wallet={wallet} size="large" />
    </div>
  )
}
