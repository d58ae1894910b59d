import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures } from './AccountView.fixtures.js'
import { AccountView } from './AccountView.js'

const names = ['Buy', 'Send', 'Swap', 'Receive'] as const

/** Every combination of the features. */
const combinations = Array.from({ length: 16 }, (_, bits) =>
  names.filter((_name, index) => bits & (1 << index)),
)

test.each(combinations.map((shown) => [shown.join(', ') || 'nothing', shown] as const))(
  'behavior: the buttons of the account: %s',
  (_, shown) => {
    const callbackOf = (name: (typeof names)[number]) => (shown.includes(name) ? () => {} : undefined)
    const markup = renderToMarkup(
      <AccountView
        model={fixtures.connected}
        onBuy={callbackOf('Buy')}
        onSend={callbackOf('Send')}
        onSwap={callbackOf('Swap')}
        onReceive={callbackOf('Receive')}
      />,
    )
    expect(getTexts(markup).filter((text) => (names as readonly string[]).includes(text))).toEqual(shown)
    // Without buttons no place is left for them.
    expect(markup.includes('account-shortcuts')).toBe(shown.length > 0)
  },
)
