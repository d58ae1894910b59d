export { account as accountZhHant } from '../../copy/languages/zh-Hant/account.js'
export { modal as zhHant } from '../../copy/languages/zh-Hant/modal.js'
