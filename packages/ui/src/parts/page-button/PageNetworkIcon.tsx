import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { NodesIcon } from '../../icons/NodesIcon.js'

// If the chunk fails to load, the button keeps the icon of an unknown network.
const BuiltInNetworkIcon = lazy(() =>
  import('./BuiltInNetworkIcon.js').then(
    (chunk) => ({ default: chunk.BuiltInNetworkIcon }),
    () => ({ default: () => <NodesIcon /> }),
  ),
)

const subscribe = () => () => {}

/** Props of {@link PageNetworkIcon}. */
export type PageNetworkIconProps = {
  /** The CAIP-2 id of the network. */
  readonly id: string
}

/**
 * The built-in icon of a network in a button in the page. The icon of an unknown network has its place on the server, in
 * hydration and until the drawings are loaded, which starts after hydration.
 */
export function PageNetworkIcon({ id }: PageNetworkIconProps): ReactNode {
  // The boundary must not be in the server's markup: without streaming, it would be an error of hydration.
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const placeholder = <NodesIcon />
  if (!isHydrated) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <BuiltInNetworkIcon id={id} />
    </Suspense>
  )
}
