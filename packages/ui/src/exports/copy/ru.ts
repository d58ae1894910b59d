export { account as accountRu } from '../../copy/languages/ru/account.js'
export { modal as ru } from '../../copy/languages/ru/modal.js'
