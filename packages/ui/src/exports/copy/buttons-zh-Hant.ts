export { buttons as buttonsZhHant } from '../../copy/languages/zh-Hant/buttons.js'
