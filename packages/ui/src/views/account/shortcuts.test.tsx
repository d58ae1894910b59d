import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures } from './AccountView.fixtures.js'
import { AccountView } from './AccountView.js'

const names = ['Buy', 'Swap', 'Receive', 'Send'] as const
const toAction = { Buy: 'buy', Send: 'send', Swap: 'swap', Receive: 'receive' } as const

/** Every combination of the features. */
const combinations = Array.from({ length: 16 }, (_, bits) =>
  names.filter((_name, index) => bits & (1 << index)),
)

test.each(combinations.map((shown) => [shown.join(', ') || 'nothing', shown] as const))(
  'behavior: the buttons of the account: %s',
  (_, shown) => {
    const actions = names.filter((name) => shown.includes(name)).map((name) => toAction[name])
    const markup = renderToMarkup(
      <AccountView model={fixtures.connected} actions={actions} onAction={() => {}} />,
    )
    expect(getTexts(markup).filter((text) => (names as readonly string[]).includes(text))).toEqual(shown)
    // Without buttons no place is left for them.
    expect(markup.includes('account-shortcuts')).toBe(shown.length > 0)
  },
)

test('behavior: the buttons have the order of the actions', () => {
  const markup = renderToMarkup(
    <AccountView
      model={fixtures.connected}
      actions={['receive', 'disconnect', 'swap', 'send', 'buy']}
      onAction={() => {}}
    />,
  )
  expect(getTexts(markup).filter((text) => (names as readonly string[]).includes(text))).toEqual([
    'Receive',
    'Swap',
    'Send',
    'Buy',
  ])
})
