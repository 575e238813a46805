/**
 * Tells our own server that the app was installed: the goal's name, and nothing about the person. It is text of every
 * page, for the browser may install the app from any of them, before a script of ours is there.
 */
export const REPORT_INSTALL = `
addEventListener("appinstalled",function(){
fetch("/api/goal",{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({goal:"app_installed"}),credentials:"omit",keepalive:true})
.catch(function(e){console.warn("The goal was not counted",e)})})`;
