export { account as accountKo } from '../../copy/languages/ko/account.js'
export { modal as ko } from '../../copy/languages/ko/modal.js'
