export { buttons as buttonsJa } from '../../copy/languages/ja/buttons.js'
