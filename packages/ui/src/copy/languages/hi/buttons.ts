// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Hindi. */
export const buttons: ButtonCopy = {
  lang: 'hi-u-nu-latn',
  dir: 'ltr',
  connect: 'वॉलेट कनेक्ट करें',
  connecting: 'कनेक्ट हो रहा है',
  account: 'खाता {account}',
  selectNetwork: 'नेटवर्क चुनें',
  switchNetwork: 'नेटवर्क बदलें',
  network: 'नेटवर्क: {network}',
  loadFailure: {
    title: 'यह लोड नहीं हो सका',
    text: 'अपना कनेक्शन जाँचें, या अगर यह पेज काफ़ी देर से खुला है, तो इसे रीलोड करें।',
    retry: 'फिर से कोशिश करें',
    close: 'बंद करें',
  },
}
