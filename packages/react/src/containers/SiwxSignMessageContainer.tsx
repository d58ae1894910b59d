'use client'
import { cancelSignIn, signIn, watchSignIn } from '@latchkit/core/actions'
import { toSiwxSignMessageModel } from '@latchkit/core/views/siwx'
import { ConnectingSiweView, SiwxSignMessageView } from '@latchkit/ui/views/siwx'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

export { watchSignIn }

/** Asks the user to sign the message that signs the account in. */
export function SiwxSignMessageContainer({ route }: ContainerProps<'siwx-sign-message'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const { siwx } = kit.config
  // The older option `siweConfig` has no `addSession`.
  const View = siwx && !('addSession' in siwx) ? ConnectingSiweView : SiwxSignMessageView
  return (
    <View
      model={useModel(toSiwxSignMessageModel, namespace)}
      onSign={() => ignoreRejection(signIn(kit, { namespace }))}
      onCancel={() => ignoreRejection(cancelSignIn(kit, { namespace }))}
    />
  )
}
