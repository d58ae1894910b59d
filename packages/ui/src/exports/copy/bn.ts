export { account as accountBn } from '../../copy/languages/bn/account.js'
export { modal as bn } from '../../copy/languages/bn/modal.js'
