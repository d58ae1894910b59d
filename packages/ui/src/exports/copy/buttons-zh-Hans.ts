export { buttons as buttonsZhHans } from '../../copy/languages/zh-Hans/buttons.js'
