/**
 * Tests that are one part of an attack.
 *
 * @typedef {object} Part
 * @property {'node' | 'apps' | 'browser' | 'chains' | 'e2e' | 'abuse'} runner A project of Vitest, the playground's Playwright, or
 * the abuse suite of the gateway.
 * @property {string} file From the root of the repository.
 * @property {readonly string[]} [titles] Starts of titles. Without them, each test of the file runs.
 */

/**
 * @typedef {object} Scenario
 * @property {string} name The attack.
 * @property {readonly Part[]} parts
 */

const parts = 'apps/devnet/src/parts'
const frame = 'apps/login-frame/src'
const gateway = 'apps/gateway/src'

/** @type {readonly Scenario[]} The attacks of `pnpm attack`, each with the tests that carry it out on running programs. */
export const scenarios = [
  {
    name: 'a link takes the code of a social login that another device has begun',
    parts: [
      { runner: 'e2e', file: 'apps/playground/e2e/login-attacks.spec.ts' },
      { runner: 'browser', file: `${frame}/page/social/pages.browser.test.ts` },
      { runner: 'apps', file: `${gateway}/recovery/links/accountDelay.test.ts` },
    ],
  },
  {
    name: 'one operation stops the bundler of a chain',
    parts: [{ runner: 'apps', file: `${parts}/bundlerBlockers.test.ts` }],
  },
  {
    name: 'a page covers, masks or cuts out an approval but for its button (clickjacking)',
    parts: [{ runner: 'browser', file: `${frame}/page/view/clickjacking.browser.test.ts` }],
  },
  {
    name: 'the router of a swap takes what was not reviewed',
    parts: [
      {
        runner: 'node',
        file: 'packages/core/src/features/money/swap/swapEffects.test.ts',
        titles: ['error: a router that ', 'error: a batch that ', 'error: without events, '],
      },
    ],
  },
  {
    name: 'an app with a code of the user moves the recovery of the wallet',
    parts: [
      { runner: 'apps', file: `${frame}/page/host/accountChanges.test.ts` },
      {
        runner: 'apps',
        file: `${frame}/worker/createVault.test.ts`,
        titles: [
          'error: an app with the codes of both addresses does not move the recovery without the user',
        ],
      },
    ],
  },
  {
    name: 'requests for codes lock an address out of the login',
    parts: [{ runner: 'apps', file: `${gateway}/login/service/lockOut.test.ts` }],
  },
  {
    name: 'operations that no account signs use up the budget of a paymaster',
    parts: [
      { runner: 'apps', file: `${parts}/sponsorBudget.test.ts` },
      {
        runner: 'apps',
        file: `${gateway}/money/paymaster/createSponsorStore.test.ts`,
        titles: [
          'behavior: whatever happens to operations, ',
          'behavior: operations for other bundlers hold a part of the budget at most',
        ],
      },
    ],
  },
  {
    name: 'typed data displays a domain that is not hashed',
    parts: [
      {
        runner: 'apps',
        file: `${frame}/page/describe/describeTypedData.test.ts`,
        titles: ['behavior: no member that is not hashed is displayed, '],
      },
    ],
  },
  {
    name: 'a signed change of a name is used for another name or gateway',
    parts: [{ runner: 'apps', file: `${gateway}/data/names/signedChanges.test.ts` }],
  },
  {
    name: 'large answers of a node delay other clients of the RPC proxy',
    parts: [{ runner: 'abuse', file: 'apps/gateway/abuse/scenarios/heavyAnswers.ts' }],
  },
  {
    name: 'a danger is below what an approval displays first',
    parts: [{ runner: 'browser', file: `${frame}/page/view/readToEnd.browser.test.tsx` }],
  },
  {
    name: 'an address that looks like a payee of the user receives a payment',
    parts: [
      {
        runner: 'node',
        file: 'packages/core/src/features/money/send/send.rules.test.ts',
        titles: ['default: the payee of an ERC-20 token is known, not the token'],
      },
    ],
  },
]
