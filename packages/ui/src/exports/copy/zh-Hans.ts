export { account as accountZhHans } from '../../copy/languages/zh-Hans/account.js'
export { modal as zhHans } from '../../copy/languages/zh-Hans/modal.js'
