import { pastedMarkdown } from './pasted-markdown.ts';

const DOCS = `<b style="font-weight:normal" id="docs-internal-guid-1"><h1><span>Head</span></h1><p>
<span style="font-weight:400">One </span><span style="font-weight:700">bold </span><span
style="font-style:italic">word</span> and a <a href="https://a.test/x">link</a></p><ul><li><p>First</p></li>
<ul><li>Inner</li></ul><li><p>Second</p></li></ul><table><tr><td><p>Tool</p></td><td><p>Hours</p></td></tr><tr><td><p>Mail</p><ul><li>Chat</li></ul></td>
<td>2 | 3</td></tr></table><img src="data:x" alt="y"></b>`;
const WORD = `<html><style>p{}</style><h2><a name="_Toc1"></a>Head<o:p></o:p></h2><p
class=MsoNormal>A <i>word</i><a href="#_ftn1">[1]</a></p>
<p class=MsoListParagraphCxSpFirst><span style='mso-list:Ignore'>1.&nbsp;</span>First</p>

<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span
style='mso-list:Ignore'>o&nbsp;</span>Inner</p><p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>2.&nbsp;</span>Second</p>
<p class=MsoListParagraph><span style='mso-list:Ignore'>·&nbsp;</span>Third</p></html>`;

test.each([
  ['Google Docs', DOCS],
  ['Word', WORD],
  ['a program for code', '<div><span style="font-weight:bold">## Head</span></div>'],
  ['plain text', ''],
])('what is copied from %s is pasted as Markdown', (_from, html) => {
  expect(pastedMarkdown(html)).toMatchSnapshot();
});
