export {
  type ChainOption,
  expect,
  test,
  type WalletFixtures,
  type WalletTestOptions,
} from '../playwright/fixtures.js'
