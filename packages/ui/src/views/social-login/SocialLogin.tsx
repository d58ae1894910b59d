import type { SocialProvider } from '@latchkit/core'
import type { ReactNode } from 'react'
import { providerNames } from '../../copy/providerNames.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { SocialIcon } from '../../icons/SocialIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { LoginPart, type LoginPartProps } from '../email-login/LoginPart.js'
import css from './SocialLogin.css?inline'

/** Props of {@link SocialLogin}. */
export type SocialLoginProps = Pick<LoginPartProps, 'or'> & {
  readonly providers: readonly SocialProvider[]
  /** Absent, for example until the user has accepted the terms: the buttons are disabled. */
  readonly onSelect?: ((provider: SocialProvider) => void) | undefined
  /** Shows all providers. */
  readonly onMore?: (() => void) | undefined
}

/** With more providers than this, the others are behind a tile. */
const tilesMax = 5
const tilesBeforeMore = 4

/**
 * The part of the Connect view with the providers of accounts to log in with: the first one is a wide button, except next to a single other
 * one, where both are tiles.
 *
 * @example
 * ```tsx
 * import type { SocialProvider } from '@latchkit/core'
 * import { SocialLogin } from '@latchkit/ui/views/login'
 *
 * type Props = { providers: readonly SocialProvider[]; select: (provider: SocialProvider) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Part = ({ providers, select }: Props) => <SocialLogin providers={providers} onSelect={select} />
 * ```
 */
export function SocialLogin({ providers, or, onSelect, onMore }: SocialLoginProps): ReactNode {
  const { social } = useAccountCopy().login
  useStyles(css)
  const hasTwo = providers.length === 2
  const first = hasTwo ? undefined : providers[0]
  const others = hasTwo ? providers : providers.slice(1)
  const hasMore = others.length > tilesMax
  const tiles = hasMore ? others.slice(0, tilesBeforeMore) : others
  const toLabel = (provider: SocialProvider) => fill(social.continue, { provider: providerNames[provider] })
  return (
    <LoginPart or={or}>
      {first && (
        <Button icon={<SocialIcon provider={first} />} onClick={onSelect && (() => onSelect(first))}>
          {toLabel(first)}
        </Button>
      )}
      {tiles.length > 0 && (
        <div className="social-tiles">
          {tiles.map((provider) => (
            <button
              key={provider}
              type="button"
              className="social-tile"
              aria-label={toLabel(provider)}
              disabled={!onSelect}
              onClick={() => onSelect?.(provider)}
            >
              <SocialIcon provider={provider} />
            </button>
          ))}
          {hasMore && (
            <button
              type="button"
              className="social-tile"
              aria-label={social.more}
              disabled={!onMore}
              onClick={onMore}
            >
              <ForwardIcon />
            </button>
          )}
        </div>
      )}
    </LoginPart>
  )
}
