import type { ComponentType } from 'react'
import { ConnectingBasicContainer } from '../containers/ConnectingBasicContainer.js'
import { ConnectingRemoteContainer } from '../containers/ConnectingRemoteContainer.js'
import { DisplayUri, type DisplayUriProps } from '../containers/DisplayUri.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The connection of a wallet on another device, and the QR code of a connector of the app. */
export const containers: Flow<'connecting-remote' | 'connecting-basic'> & {
  readonly displayUri: ComponentType<DisplayUriProps>
} = createFlow({
  'connecting-remote': ConnectingRemoteContainer,
  'connecting-basic': ConnectingBasicContainer,
  displayUri: DisplayUri,
})
