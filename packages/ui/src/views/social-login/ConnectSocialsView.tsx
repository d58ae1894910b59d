import type { SocialProvider } from '@latchkit/core'
import type { ReactNode } from 'react'
import { providerNames } from '../../copy/providerNames.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { SocialIcon } from '../../icons/SocialIcon.js'
import { Button } from '../../parts/button/Button.js'
import { LoginPart } from '../email-login/LoginPart.js'

/** Props of {@link ConnectSocialsView}. */
export type ConnectSocialsViewProps = {
  readonly providers: readonly SocialProvider[]
  readonly onSelect?: ((provider: SocialProvider) => void) | undefined
}

/**
 * Shows all providers of accounts to log in with.
 *
 * @example
 * ```tsx
 * import type { SocialProvider } from '@latchkit/core'
 * import { ConnectSocialsView } from '@latchkit/ui/views/login'
 *
 * type Props = { providers: readonly SocialProvider[]; select: (provider: SocialProvider) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ providers, select }: Props) => (
 *   <ConnectSocialsView providers={providers} onSelect={select} />
 * )
 * ```
 */
export function ConnectSocialsView({ providers, onSelect }: ConnectSocialsViewProps): ReactNode {
  const { social } = useAccountCopy().login
  return (
    <LoginPart>
      {providers.map((provider) => (
        <Button
          key={provider}
          icon={<SocialIcon provider={provider} />}
          onClick={onSelect && (() => onSelect(provider))}
        >
          {fill(social.continue, { provider: providerNames[provider] })}
        </Button>
      ))}
    </LoginPart>
  )
}
