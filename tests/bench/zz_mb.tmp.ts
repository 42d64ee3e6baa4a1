import { createWriteStream, statSync } from 'node:fs';
import exceljs from 'exceljs';
import { setImmediate } from 'node:timers/promises';
import { createCells } from '#server/export/createCells.ts';
import { writeSheet } from '#server/export/writeSheet.ts';
const st = {name:'s',type:'integer',values:[{value:40,key:'ready'},{value:80,key:'picked'},{value:200,key:'done'}]} as const;
const cols=['code:code','created_at:date_time','status:enum','carrier:text','tracking:tracking','dstatus:enum','name:text','phone:phone','city:text','addr:text','wh:text','qty:integer','total:money','cod:money','discount:money','prepay:money','cost:money','ins:money','weight:weight','note:text'];
const layout={columns:cols.map(c=>{const [name,type]=c.split(':') as [string,string];const num=['integer','money','weight'].includes(type);return {key:name,header:name,width:12,hasSum:num,field:{name,type,json:num||type==='enum'?'integer':'string',...(type==='enum'?{enum:st}:{})}}}),context:{language:'vi',country:1,timeZone:'Asia/Ho_Chi_Minh',currency:'VND'},texts:{'enum.s.ready':'Sẵn sàng','enum.s.picked':'Đã lấy hàng','enum.s.done':'Giao thành công'},sumsLabel:'Tổng'} as never;
const N=100000; let seed=1; const r=(n:number)=>{seed=(seed*1103515245+12345)&0x7fffffff;return seed%n};
const names=['Nguyễn Thị Mai','Trần Văn Bình','Lê Hoàng Hà','Phạm Thu Trang','Đặng Quốc Khánh'];
const batches:string[]=[];
for(let i=0;i<N;i+=1000){const rows=[];for(let j=0;j<1000;j++){rows.push({code:`DH${String(100000+i+j).padStart(8,'0')}`,created_at:new Date(1.7e12+(i+j)*300000+r(60000)).toISOString(),status:[40,80,200][r(3)],carrier:['GHN','GHTK','Viettel Post'][r(3)],tracking:`GHN${r(1e9)}`,dstatus:[40,80,200][r(3)],name:names[r(5)],phone:`09${String(r(1e8)).padStart(8,'0')}`,city:['Hà Nội','TP. Hồ Chí Minh','Đà Nẵng'][r(3)],addr:`${r(300)} đường Lê Lợi, phường ${r(20)}`,wh:'HN – Kho chính',qty:r(10),total:r(1e6)*10,cod:r(1e6)*10,discount:r(100)*1000,prepay:0,cost:25000+r(10)*1000,ins:0,weight:r(5000),note:r(3)?null:'Giao giờ hành chính'})}batches.push(JSON.stringify(rows));}
async function* feed(){for(const b of batches) yield b;}
async function ours(){const p='/tmp/h1/mb/o.xlsx';const c=process.cpuUsage();const t=performance.now();await writeSheet(createWriteStream(p,{highWaterMark:1<<20}),layout,feed());const u=process.cpuUsage(c);console.log('ours  cpu',Math.round((u.user+u.system)/1000),'wall',Math.round(performance.now()-t),'MB',(statSync(p).size/1048576).toFixed(2));}
async function theirs(){const p='/tmp/h1/mb/e.xlsx';const c=process.cpuUsage();const t=performance.now();const s=createWriteStream(p);const wb=new exceljs.stream.xlsx.WorkbookWriter({stream:s,useStyles:false,useSharedStrings:false});const sh=wb.addWorksheet('a');const cells=createCells(layout);let n=0;for(const b of batches)for(const row of JSON.parse(b)){sh.addRow(cells.map(f=>f(row).value)).commit();if(++n%500===0)await setImmediate();}await wb.commit();const u=process.cpuUsage(c);console.log('excel cpu',Math.round((u.user+u.system)/1000),'wall',Math.round(performance.now()-t),'MB',(statSync(p).size/1048576).toFixed(2));}
for(let k=0;k<2;k++){await ours();await theirs();}
{const c=process.cpuUsage();let n=0;for(const b of batches)n+=JSON.parse(b).length;const u=process.cpuUsage(c);console.log('parse',Math.round((u.user+u.system)/1000));}
