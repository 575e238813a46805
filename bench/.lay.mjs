import { openSite } from '/work/main/bench/site.mjs';
const s=await openSite();console.log(s.address);process.on('SIGTERM',()=>{s.stop();process.exit()});await new Promise(()=>{});
