/**
 * Keeps what is typed, chosen, pressed and sent until the page wakes up and hears of it (./typed-early.tsx): a form that only scripts can send would load the
 * page anew, with all that was typed in its address. What is pressed or sent reaches nobody else until then: a page that is just waking up hears some presses
 * and not others, so that one would be lost, or done twice. The same text on every page, so that one hash allows it.
 */
const keep = `(function(){
var t=self.wagtaleTyped=[];
function on(n,f){addEventListener(n,f,true)}
function keep(f,v,o){if(t===self.wagtaleTyped&&(!t.within||t.within.contains(f)))return t.push([f,v,o])}
['input','change'].forEach(function(n){on(n,function(e){var f=e.target;keep(f,f.value,f.checked)})});
on('click',function(e){var f=e.target.closest('button[type=button]');if(f&&keep(f,'',true))e.stopPropagation()});
on('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&keep(f,'',false)){e.preventDefault();e.stopPropagation()}});
on('compositionstart',function(){t.composing=true});
on('compositionend',function(){t.composing=false})
})()`.replaceAll('\n', '')

export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: keep }} />
