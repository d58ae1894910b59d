// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Hindi. */
export const names: NamesCopy = {
  choose: {
    title: 'नाम पाएँ',
    text: 'नाम पढ़ना पते से आसान होता है। दूसरे लोग उस पर भेज सकते हैं, और ऐप उसे दिखाते हैं।',
    action: 'नाम चुनें',
  },
  unavailable: {
    title: 'नाम उपलब्ध नहीं हैं',
    text: 'इस नेटवर्क या इस ऐप में रजिस्टर करने के लिए नाम नहीं हैं।',
  },
  label: 'नाम',
  placeholder: 'आपका नाम',
  checks: {
    empty: 'कम से कम 4 अक्षर, अंक या हाइफ़न।',
    'too-short': 'कम से कम 4 वर्ण।',
    'too-long': 'ज़्यादा से ज़्यादा 64 वर्ण।',
    characters: 'केवल a से z तक के अक्षर, अंक और उनके बीच हाइफ़न।',
    checking: 'नाम की जाँच हो रही है',
    taken: 'यह नाम लिया जा चुका है।',
    available: '{name} उपलब्ध है।',
    failed: 'नाम के सुझाव नहीं लाए जा सके। फिर से कोशिश करें।',
  },
  suggestions: 'उपलब्ध नाम',
  register: 'नाम रजिस्टर करें',
  note: 'आप एक संदेश साइन करते हैं। इसका कोई शुल्क नहीं है।',
  declined: { title: 'अनुरोध अस्वीकार हुआ', text: 'कुछ भी रजिस्टर नहीं हुआ।' },
  failed: 'नाम {name} रजिस्टर नहीं हो सका',
  failedText: 'कुछ देर में फिर से कोशिश करें।',
  none: { title: 'कोई रजिस्ट्रेशन नहीं', text: 'खाता बदल गया है, या कुछ भी रजिस्टर नहीं हो रहा है।' },
  signing: { title: '{wallet} में साइन करें', text: 'अपने नाम वाला संदेश साइन करें। इसका कोई शुल्क नहीं है।' },
  registering: { title: '{name} रजिस्टर हो रहा है', text: 'इसमें थोड़ा समय लगता है।' },
  registered: {
    title: '{name} अब आपका है',
    text: 'ऐप इस खाते के लिए यह नाम दिखाते हैं, और दूसरे लोग इस पर भेज सकते हैं।',
    action: 'आगे बढ़ें',
  },
}
